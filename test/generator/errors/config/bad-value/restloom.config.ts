export default {
  out: '../generated',
  parts: ['server', 'clients'],
  api: { title: 7 },
};
