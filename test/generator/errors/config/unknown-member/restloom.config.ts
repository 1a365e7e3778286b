export default {
  runtime: './runtime',
  handler: 'site/handlers',
};
