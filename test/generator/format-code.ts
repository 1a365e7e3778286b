export { formatCode } from '../../generator/output/plan.ts';
