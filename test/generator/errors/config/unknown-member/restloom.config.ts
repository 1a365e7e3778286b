export default {
  runtime: './runtime',
  ouput: 'generated',
  api: { titel: 'Books' },
};
