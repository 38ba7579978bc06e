// Loaded before the API: a mail counts as stuck after two minutes, which pass here in an eighth of a second.
const realNow = performance.now.bind(performance);
performance.now = () => realNow() * 1000;
