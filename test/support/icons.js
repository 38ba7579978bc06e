/** Every icon by its name, loaded when it is drawn: the package's index loads all of its 1,700, a second of each test file. */
module.exports = new Proxy(
  {},
  {
    get: (_icons, name) =>
      typeof name === 'string' && /(Outlined|Filled|TwoTone)$/.test(name)
        ? require(`@ant-design/icons/lib/icons/${name}`).default
        : undefined,
  },
);
