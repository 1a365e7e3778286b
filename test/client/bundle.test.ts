import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The modules and the size of a bundled program. */
async function bundle(contents: string): Promise<{ modules: string[]; bytes: number }> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output?.inputs ?? {})
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path !== '<stdin>')
    .map(([path]) => path);
  return { modules: modules.sort(), bytes: outputFiles[0]?.contents.byteLength ?? NaN };
}

const onePostsCall = `
  import { PostsClient } from './generated/posts/client.ts';
  import { Transport } from './runtime/client/index.ts';
  const posts = new PostsClient(new Transport({ baseUrl: '/cms-json/' }));
  console.log(await posts.list({ _fields: ['id'] }));
`;

test('a bundle of a program that calls one resource contains that resource and the shared code', async () => {
  const { modules, bytes } = await bundle(onePostsCall);
  expect(modules).toEqual([
    'generated/posts/client.ts',
    'runtime/client/api-error.ts',
    'runtime/client/input.ts',
    'runtime/client/paging.ts',
    'runtime/client/request.ts',
    'runtime/client/transport.ts',
  ]);
  expect(bytes).toBeLessThan(9_600);
});

test('steps are bundled with programs that use them, and uploads with media', async () => {
  const { modules } = await bundle(`
    import { MediaClient } from './generated/media/client.ts';
    import { retrying, Transport } from './runtime/client/index.ts';
    const transport = new Transport({ baseUrl: '/', steps: [retrying({ retries: 1 })] });
    await new MediaClient(transport).create({}, { file: new Blob([]) });
  `);
  expect(modules).toContain('runtime/client/retry.ts');
  expect(modules).toContain('runtime/client/upload.ts');
  expect(modules.filter((path) => /authentication|batch|preload|connect/.test(path))).toEqual([]);
});

test('the bundle of the whole client is small and contains nothing of the server or the generator', async () => {
  const { modules, bytes } = await bundle(`
    import { Client } from './generated/client.ts';
    console.log(await new Client({ baseUrl: '/cms-json/' }).posts.list());
  `);
  const others = modules.filter(
    (path) => !/^(runtime\/client\/|generated\/(.*\/)?client\.ts$)/.test(path),
  );
  expect(others).toEqual([]);
  // About 500 bytes per resource, and the runtime once.
  const resources = modules.filter((path) => path.startsWith('generated/')).length;
  expect(bytes).toBeLessThan(14_000 + 500 * resources);
});
