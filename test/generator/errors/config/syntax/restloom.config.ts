export default {
  out: 'generated' runtime: './runtime',
};
