export { createAdmin } from './admin.ts';
export type { Admin, AdminCaller, AdminOptions } from './admin.ts';
