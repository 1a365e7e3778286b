import { defineConfig } from 'restlom/config';

export default defineConfig({ out: 'generated' });
