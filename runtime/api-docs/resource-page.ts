import { escapeHtml } from '../schema/text/html.ts';
import { exampleBody, exampleParameters, formOf, samplesOf, typeOf } from './examples.ts';
import { code, prose } from './layout.ts';
import type { Page } from './layout.ts';
import { nameOf } from './model.ts';
import type { Model, Operation, Parameter, Resource, Response, Schema } from './model.ts';

/** Returns the page of a resource with its endpoints. `root` is the URL that paths start at. */
export function resourcePage(resource: Resource, model: Model, root: string): Page {
  const { name, description, operations } = resource;
  const list = operations.map(
    ({ id, summary, methods, path }) =>
      `<li><a href="#${escapeHtml(id)}">${escapeHtml(summary)}</a> ${route(methods, path)}</li>`,
  );
  return {
    title: name,
    main: `<h1>${escapeHtml(name)}</h1>
<p>${prose(description)}</p>
<ul class="operations">${list.join('')}</ul>
${operations.map((operation) => section(operation, resource, model, root)).join('\n')}`,
  };
}

/** Returns the methods and path of an endpoint. */
export function route(methods: readonly string[], path: string): string {
  const marks = methods.map((method) => `<b class="${method.toLowerCase()}">${method}</b>`);
  // A long path may break before its segments.
  return `<code class="route">${marks.join(' ')} ${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`;
}

function section(operation: Operation, resource: Resource, model: Model, root: string): string {
  const { id, summary, description, methods, path, parameters, body, responses } = operation;
  const samples = samplesOf(operation, resource.name, model, root);
  const request = {
    methods,
    path,
    parameters: [...parameters, ...new Set(operation.credentials.flat())]
      .filter(({ in: place = 'cookie' }) => place !== 'cookie')
      .map(({ name, in: place }) => [name, place]),
    values: exampleParameters(operation, model),
    body: exampleBody(operation, model),
    type: body?.type ?? null,
    ...formOf(operation, model),
  };
  return `<section class="operation" id="${escapeHtml(id)}">
<h2><a href="#${escapeHtml(id)}">${escapeHtml(summary)}</a></h2>
<p>${route(methods, path)}${operation.needsLogin ? ' <span class="tag">needs credentials</span>' : ''}${operation.isDeprecated ? ' <span class="tag">deprecated</span>' : ''}</p>
<p>${prose(description)}</p>
<div class="samples">
<details open><summary>TypeScript</summary>${code(samples.typescript)}</details>
<details><summary>curl</summary>${code(samples.curl)}</details>
<details><summary>HTTP</summary>${code(samples.http)}</details>
</div>
<script type="application/json" class="request">${inScript(request)}</script>
${parameters.length > 0 ? `<h3>Parameters</h3>${fieldList(parameters.map((parameter) => parameterRow(parameter, model)))}` : ''}
${body ? `<h3>Body</h3><p><code>${escapeHtml(body.type)}</code></p>${fieldList(propertyRows(body.schema, model))}` : ''}
<h3>Responses</h3>
${responses.map((response) => responseHtml(response, model)).join('\n')}
</section>`;
}

/** Returns JSON for a `script` element, which no text in it can close. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function fieldList(rows: readonly string[]): string {
  return `<dl class="fields">${rows.join('')}</dl>`;
}

function row(name: string, facts: readonly string[], description: string): string {
  const marks = facts.map((fact) => ` <span>${fact}</span>`);
  return `<div><dt><code>${escapeHtml(name)}</code>${marks.join('')}</dt><dd>${prose(description)}</dd></div>`;
}

function parameterRow(
  { name, in: place, description, required, schema = {} }: Parameter,
  model: Model,
): string {
  const facts = [...factsOf(schema, model), ...(place === 'query' ? [] : [place])];
  return row(
    name,
    required && place !== 'path' ? [...facts, 'required'] : facts,
    description ?? '',
  );
}

function propertyRows(
  schema: Schema,
  model: Model,
  suffix: (name: string) => readonly string[] = () => [],
): readonly string[] {
  const { properties = {}, required = [] } = model.resolve(schema);
  return Object.entries(properties).map(([name, property]) => {
    const facts = [...factsOf(property, model), ...suffix(name)];
    const isRequired = required.includes(name) && suffix(name).length === 0;
    return row(name, isRequired ? [...facts, 'required'] : facts, descriptionOf(property, model));
  });
}

function descriptionOf(property: Schema, model: Model): string {
  const { description = '', properties } = model.resolve(property);
  const nested = Object.keys(properties ?? {}).map((name) => `\`${name}\``);
  return property.$ref || nested.length === 0
    ? description
    : `${description} Members: ${nested.join(', ')}.`;
}

/** Returns type, format, values and limits of a schema as HTML. */
function factsOf(schema: Schema, model: Model): readonly string[] {
  const resolved = model.resolve(schema);
  const {
    enum: values,
    format,
    default: preset,
    minimum,
    maximum,
    minLength,
    maxLength,
  } = resolved;
  const facts = [escapeHtml(typeText(resolved, model))];
  if (format) facts.push(escapeHtml(format));
  if (minimum !== undefined || maximum !== undefined) facts.push(range(minimum, maximum, ''));
  if (minLength !== undefined || maxLength !== undefined)
    facts.push(range(minLength, maxLength, ' characters'));
  if (values)
    facts.push(values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' '));
  if (preset !== undefined && preset !== '' && String(preset) !== '')
    facts.push(
      `default <code>${escapeHtml(typeof preset === 'object' ? JSON.stringify(preset) : String(preset))}</code>`,
    );
  if (resolved.deprecated) facts.push('deprecated');
  return facts;
}

function range(low: number | undefined, high: number | undefined, unit: string): string {
  if (low === undefined) return `at most ${high}${unit}`;
  return high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`;
}

function typeText(schema: Schema, model: Model): string {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches)
    return [...new Set(branches.map((branch) => typeText(model.resolve(branch), model)))].join(
      ' or ',
    );
  const { type } = schema;
  const types = typeof type === 'string' ? [type] : (type ?? [typeOf(schema) ?? 'any value']);
  return types
    .map((name) =>
      name === 'array' && schema.items
        ? `list of ${typeText(model.resolve(schema.items), model)}`
        : name,
    )
    .join(' or ');
}

function responseHtml(response: Response & { readonly status: string }, model: Model): string {
  const { status, description = '', content = {} } = response;
  const [media] = Object.values(content);
  const heading = `<b>${escapeHtml(status)}</b> ${prose(description)}`;
  const codes = Object.keys(media?.examples ?? {});
  if (codes.length > 0)
    return `<p class="response">${heading} ${codes.map((error) => `<code>${escapeHtml(error)}</code>`).join(' ')}</p>`;
  const views = viewsOf(media?.schema, model);
  if (views.length === 0 || Number(status) >= 400) return `<p class="response">${heading}</p>`;
  return `<details class="response"><summary>${heading}</summary>${viewTable(views, model)}</details>`;
}

/** Returns the item schemas of a response, one for each context. */
function viewsOf(schema: Schema | undefined, model: Model): readonly Schema[] {
  if (!schema) return [];
  const item = schema.type === 'array' ? (schema.items ?? {}) : schema;
  return (item.anyOf ?? [item]).filter((view) => model.resolve(view).properties !== undefined);
}

/** Returns the fields of all views; a field that some lack names the contexts that have it. */
function viewTable(views: readonly Schema[], model: Model): string {
  const contexts = views.map(
    (view) => /(?:View|Embed|Edit)$/.exec(nameOf(view) ?? '')?.[0].toLowerCase() ?? '',
  );
  const holders = (name: string): readonly string[] =>
    contexts.filter((_, at) => model.resolve(views[at] ?? {}).properties?.[name] !== undefined);
  const rows = new Map<string, string>();
  for (const view of views) {
    const { properties = {} } = model.resolve(view);
    const lines = propertyRows(view, model, (name) =>
      holders(name).length === views.length ? [''] : [`context ${holders(name).join(', ')}`],
    );
    Object.keys(properties).forEach((name, at) => {
      const known = rows.get(name);
      const line = lines[at] ?? '';
      if (known === undefined || line.length > known.length) rows.set(name, line);
    });
  }
  return fieldList([...rows.values()]);
}
