import { defineConfig } from '../../../generator/config/index.ts';

export default defineConfig({ runtime: '../../../runtime' });
