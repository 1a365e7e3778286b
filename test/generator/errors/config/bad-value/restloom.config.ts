export default {
  out: '../generated',
  parts: ['server', 'clients'],
};
