// Without this mark app/inlineScript.ts says that the console could not be loaded.
document.documentElement.dataset.started = '';

// With a session the frame is needed: it loads while the scripts are evaluated. The router asks again for what fails here.
if (document.documentElement.dataset.session !== undefined)
  import(/* webpackChunkName: "dashboard" */ '@/app/frame/AdminLayout').catch(() => undefined);

// The scripts are evaluated after the first frame, so that the static form takes keys before: after 0.9 s instead of 1.4, on a slow
// line at a quarter of the processor's speed. Background tabs draw no frame.
const start = () => void import(/* webpackMode: "eager" */ './main');
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

export {};
