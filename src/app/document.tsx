import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthLayout } from '@/app/frame/AuthLayout';
import baseStyles from '@/app/frame/base.css?inline';
import { palettes, themeStyles } from '@/shared/preferences/palettes';
import authStyles from '@/features/auth/auth.css?inline';
import { authSlice } from '@/features/auth/authSlice';
import { SignInForm } from '@/features/auth/SignInForm';
import { baseApi } from '@/shared/api/baseApi';
import { defaultConfig } from '@/shared/api/appConfig';
import { connectionSlice } from '@/shared/connection/connectionSlice';
import { paths } from '@/shared/routing/paths';
import inlineScript from './inlineScript.ts?inline';

type Parameters = { htmlWebpackPlugin: { tags: { headTags: { toString(): string } } } };

/** index.html, rendered at build time: the sign-in form with its styles, usable before any script arrives. */
export default function document({ htmlWebpackPlugin }: Parameters): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{defaultConfig.brandName}</title>
      <meta name="description" content="Console for the administrators of a matrimony service" />
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={palettes.light.canvas} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={palettes.dark.canvas} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/console.webmanifest" />
    </>,
  );
  return [
    '<!doctype html><html lang="en"><head>',
    head,
    `<script>${inlineScript}</script>`,
    `<style>${themeStyles}${baseStyles}${authStyles}</style>`,
    '<script defer src="/config.js"></script>',
    htmlWebpackPlugin.tags.headTags.toString(),
    `</head><body><div id="root">${signInForm()}</div></body></html>`,
  ].join('');
}

/** What the console renders at the sign-in address; app/main.tsx draws it again and takes over what stands in its fields. */
function signInForm() {
  const store = configureStore({
    reducer: combineSlices(baseApi, authSlice, connectionSlice),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const router = createMemoryRouter(
    [{ Component: AuthLayout, children: [{ path: paths.signIn, Component: SignInForm }] }],
    { initialEntries: [paths.signIn] },
  );
  return renderToStaticMarkup(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
