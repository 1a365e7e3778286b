export default { schemas: 'schema' };
