export default { int64: 'bigint' };
