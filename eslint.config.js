import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'data/**',
      'node_modules/**',
      'test/generator/golden/**',
      'test/e2e/library/generated/**',
      'test/generator/errors/**',
      'test/kernel/.generated/**',
      'test/dialect/.generated/**',
      'bench/node_modules/**',
      'bench/compiled/**',
      'bench/reports/**',
      '.stryker-tmp/**',
      'reports/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: ['error', 'always'],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-console': 'error',
    },
  },
  {
    // An interface with one parent shows its own name in an editor, where an alias shows its parts.
    files: ['generated/**/*.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    // Clients of this repository: uses of endpoints, arguments and fields that schema files mark as deprecated.
    files: ['test/client/**/*.ts'],
    ignores: ['test/client/react.test.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-deprecated': 'error' },
  },
  {
    // What talks to a terminal.
    files: [
      'generator/cli/*.ts',
      'generator/init/*.ts',
      'scripts/*.ts',
      'site/main.ts',
      'test/**/*.ts',
      'bench/**/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
