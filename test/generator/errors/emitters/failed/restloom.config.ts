export default {
  emitters: [{ name: 'pages', emit: () => ({ '../books.md': '# Books' }) }],
};
