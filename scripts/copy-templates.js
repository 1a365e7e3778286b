// The compiler leaves everything alone that is not TypeScript; what the generator prints by goes along here.
import { cpSync } from 'node:fs';

const from = new URL('../generator/emit/templates/', import.meta.url);
const to = new URL('../dist/generator/emit/templates/', import.meta.url);
cpSync(from, to, { recursive: true });
