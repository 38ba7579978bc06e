type TrustedTypes = { createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown };

/* The Trusted Types policy allows plain text, which empties an element, and the empty frame of a chart's tooltip; no other HTML. */
const emptyFrame = /^<div class="[\w -]*"><\/div>$/;
const { trustedTypes } = window as { trustedTypes?: TrustedTypes }; // not in TypeScript's DOM types yet
trustedTypes?.createPolicy('default', {
  createHTML: (text) => (!text.includes('<') || emptyFrame.test(text) ? text : null),
});

export {};
