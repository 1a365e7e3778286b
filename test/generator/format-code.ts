export { formatCode } from '../../generator/output/format.ts';
