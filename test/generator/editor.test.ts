import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import json from 'vscode-json-languageservice';

// Drives the language service that VS Code has for JSON, on the schema files of this repository.
const root = resolve(import.meta.dirname, '../..');

const service = json.getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: {
    resolveRelativePath: (path, resource) => new URL(path, resource).href,
  },
});
service.configure({ validate: true, allowComments: true });

/** A file as an editor has it open. `|` in `text` is the cursor. */
function open(path: string, text: string) {
  const offset = text.indexOf('|');
  const uri = pathToFileURL(join(root, path)).href;
  const document = json.TextDocument.create(uri, 'jsonc', 1, text.replace('|', ''));
  const position = document.positionAt(Math.max(0, offset));
  return { document, position, parsed: service.parseJSONDocument(document) };
}

/** Labels of the suggestions at `|`. */
async function suggestions(path: string, text: string): Promise<string[]> {
  const { document, position, parsed } = open(path, text);
  const list = await service.doComplete(document, position, parsed);
  return (list?.items ?? []).map(({ label }) => label);
}

async function problems(path: string, text: string): Promise<string[]> {
  const { document, parsed } = open(path, text);
  const found = await service.doValidation(document, parsed, {
    comments: 'ignore',
    trailingCommas: 'warning',
  });
  return found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`);
}

/** A resource with these members. */
const resource = (members: string) =>
  `{ "$schema": "../../generated/meta/resource.schema.json", "resource": "a", ${members} }`;
const ofProperty = (members: string) =>
  resource(`"schema": { "properties": { "title": { ${members} } } }`);
const ofEndpoint = (members: string) =>
  resource(`"routes": { "/": { "list": { "methods": "GET", ${members} } } }`);
const path = 'schemas/resources/a.json';

function schemaFiles(): string[] {
  const files = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => `schemas/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.json') && !file.startsWith('schemas/meta/'));
}

describe('completion in an editor', () => {
  test('the types of the dialect are suggested at "type"', async () => {
    expect(await suggestions(path, ofProperty('"type": |'))).toEqual(
      expect.arrayContaining(['"array"', '"boolean"', '"integer"', '"null"', '"string"']),
    );
    expect(await suggestions(path, ofProperty('"type": ["string", |]'))).toContain('"integer"');
    expect(await suggestions(path, ofProperty('"type": "|"'))).toContain('"integer"');
  });

  test('the argument sets of the project are suggested at "$include"', async () => {
    const found = await suggestions(path, ofEndpoint('"args": { "$include": [|] }'));
    expect(found).toEqual(expect.arrayContaining(['"collection"', '"context"', '"slugs"']));
    const added = ofEndpoint('"args": { "$include": { "$add": [|] } }');
    expect(await suggestions(path, added)).toContain('"collection"');
  });

  test('the resources of the project are suggested at "$from" and "embeds"', async () => {
    const source = await suggestions(path, ofEndpoint('"args": { "$from": | }'));
    expect(source).toEqual(expect.arrayContaining(['"schema"', '"posts"', '"media"']));
    const links = '"links": { "author": { "href": "/users/{author}", "embeds": | } }';
    expect(await suggestions(path, resource(links))).toContain('"users"');
  });

  test('the error codes of the project are suggested at "errors"', async () => {
    const found = await suggestions(path, ofEndpoint('"errors": [|]'));
    expect(found).toEqual(expect.arrayContaining(['"rest_post_invalid_id"']));
    expect(found.length).toBeGreaterThan(100);
  });

  test('the callbacks of the runtime and of the project are suggested', async () => {
    const found = await suggestions(
      path,
      ofEndpoint('"args": { "a": { "sanitize_callback": | } }'),
    );
    const written = readFileSync(join(root, 'site/handlers/callbacks.ts'), 'utf8');
    const [, name] = /export (?:const|function) (\w+)/.exec(written) ?? [];
    expect(found).toEqual(expect.arrayContaining(['"absint"', `"${name}"`]));
  });

  test('the bases of the project are suggested at "$extends"', async () => {
    expect(await suggestions(path, resource('"$extends": |'))).toContain('"../bases/term.json"');
  });
});

describe('hovering in an editor', () => {
  const link = '"author": { "href": "/users/{author}", "em|beds": "users" }';
  test.each([
    [ofProperty('"ty|pe": "string"'), 'Type of the value'],
    [ofProperty('"it|ems": {}'), 'Schema of the items of an array'],
    [ofEndpoint('"args": { "$incl|ude": ["context"] }'), 'Names of argument sets'],
    [ofEndpoint('"err|ors": ["a"]'), 'Error codes of this endpoint'],
    [ofEndpoint('"ar|gs": {}'), 'Arguments by name'],
    [resource('"$ext|ends": "../bases/term.json"'), 'Path of a base'],
    [resource(`"links": { ${link} }`), 'Name of the resource that'],
  ])('%s shows the description of the keyword', async (text, description) => {
    const { document, position, parsed } = open(path, text);
    const hover = await service.doHover(document, position, parsed);
    expect(JSON.stringify(hover?.contents)).toContain(description);
  });
});

test('an unknown type is a problem in an editor, the name of a file that was just created is not', async () => {
  const complete = (type: string) => `{
    "$schema": "../../generated/meta/resource.schema.json",
    "resource": "a", "singular": "a", "base": "a", // comments are allowed
    "schema": { "title": "a", "type": "object", "properties": { "id": { "type": "${type}" } } },
    "routes": { "/": { "list": { "methods": "GET", "answers": "list", "args": { "$include": ["new-set"] } } } }
  }`;
  expect(await problems(path, complete('strnig'))).toEqual([
    expect.stringMatching(
      /^schemas\/resources\/a\.json:4 Value is not accepted\. Valid values: "array"/,
    ),
  ]);
  expect(await problems(path, complete('string'))).toEqual([]);
});

test.each(schemaFiles())('an editor reports no problem in %s', async (file) => {
  expect(await problems(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
