// Without it, app/inlineScript.ts says that the console could not be loaded.
document.documentElement.dataset.started = '';

// With a session the frame is needed: it loads while the scripts are evaluated. The router asks again for what fails here.
if (document.documentElement.dataset.session !== undefined)
  import(/* webpackChunkName: "dashboard" */ '@/app/frame/AdminLayout').catch(() => undefined);

// Behind the first frame, so that the form of index.html is seen and takes keys before the scripts are evaluated: after 0.9 s in place
// of 1.4, on a slow line and a quarter of the processor. In a tab behind others there is no frame.
const start = () => void import(/* webpackMode: "eager" */ './main');
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

export {};
