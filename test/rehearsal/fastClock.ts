// Loaded before the API: a mail counts as stuck after two minutes, which pass here in 1.2 seconds.
const realNow = performance.now.bind(performance);
performance.now = () => realNow() * 100;
