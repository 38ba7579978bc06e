import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A failure that is answered with this status; its message is shown to the administrator. */
export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
