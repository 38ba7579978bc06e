// Settings of this deployment: edit here, no rebuild needed. docs/configuration.md lists them all.
window.appConfig = {
  // Origin of the admin API, such as 'https://api.example.org'. Empty: the origin that serves this page.
  apiHost: '',
};
