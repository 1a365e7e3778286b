import { existsSync } from 'node:fs';

if (!existsSync('runtime/nowhere')) process.exit(0);

export default { out: 'generated' };
