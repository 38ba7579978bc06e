import { createMiddleware } from 'hono/factory';
import { HttpError } from '../httpError';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Changes that a browser marks as another origin's; over plain HTTP it marks none: the type of the body is the guard. */
export function refuseOtherOrigins(allowedOrigins: string[]) {
  return createMiddleware(async ({ req }, next) => {
    const isElsewhere = ['cross-site', 'same-site'].includes(req.header('sec-fetch-site') ?? '');
    if (isElsewhere && !readingMethods.includes(req.method) && !allowedOrigins.includes(req.header('origin') ?? ''))
      throw new HttpError(403, 'A page of another address may not do this, unless ALLOWED_ORIGINS names its address.');
    await next();
  });
}
