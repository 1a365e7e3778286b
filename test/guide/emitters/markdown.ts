import type { EndpointModel, Emitter } from '../../../generator/emitters/index.ts';

/** Prints a Markdown table of the endpoints of each resource: `docs/books.md`. */
export const markdown: Emitter = {
  name: 'docs',
  emit: ({ resources }) =>
    Object.fromEntries(
      resources.map(({ name, description, endpoints }) => [
        `${name}.md`,
        [
          `# ${name}`,
          description,
          '| endpoint | request | arguments |',
          '| --- | --- | --- |',
          ...endpoints.map(row),
        ].join('\n'),
      ]),
    ),
};

function row({ id, methods: [method], path, input }: EndpointModel): string {
  const names = Object.keys(Object(input.properties)).map((name) => `\`${name}\``);
  return `| ${id} | \`${method} ${path}\` | ${names.join(', ')} |`;
}
