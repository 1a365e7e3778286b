export const config = { out: 'generated' };
