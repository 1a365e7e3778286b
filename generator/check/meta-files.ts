/** How schemas/meta/ is compiled: by ajv as a run needs it, or beforehand, as the package is built. */
export const metaOptions = {
  allErrors: true,
  verbose: true,
  strict: false,
  meta: false,
  validateSchema: false,
  // The files are few and small: compiling well takes longer than comparing slowly.
  inlineRefs: false,
} as const;

/** All files of schemas/meta/, by name. */
export const metaFiles = ['dialect', 'resource', 'base', 'args', 'api'] as const;

/** Which of them a schema file is compared with, by its kind. */
export const metaOf = {
  resource: 'resource.schema.json',
  base: 'base.schema.json',
  args: 'args.schema.json',
  about: 'api.schema.json',
} as const;
