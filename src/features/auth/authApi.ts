import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { text } from '@/shared/api/page';
import { isToken } from './session';

type Credentials = { email: string; password: string };
type PasswordChange = { oldpassword: string; newpassword: string; confirmpassword: string };
type PasswordReset = { resetCode: string; newpassword: string; confirmpassword: string };

const sentence = v.pipe(
  v.fallback(v.object({ message: text }), { message: '' }),
  v.transform(({ message }) => message.trim()),
);

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<{ token: string; username: string }, Credentials>({
      query: (body) => ({ url: '/admins/login', method: 'POST', body, anonymous: true }),
      // The contract promises only the token; a server may add the administrator's name.
      rawResponseSchema: v.object({ token: v.pipe(v.string(), v.check(isToken)), username: v.optional(text, '') }),
    }),
    // Deletes the token on servers that know the call; any reply is ignored.
    signOut: build.mutation<unknown, { token: string }>({
      query: ({ token }) => ({ url: '/admins/logout', method: 'POST', credential: token, extension: 'logout' }),
    }),
    changePassword: build.mutation<string, PasswordChange>({
      query: (body) => ({ url: '/admins/changepassword', method: 'PUT', body }),
      rawResponseSchema: sentence,
    }),
    requestPasswordReset: build.mutation<string, string>({
      query: (email) => ({ url: '/admins/forgot', method: 'POST', body: { email }, anonymous: true }),
      rawResponseSchema: sentence,
    }),
    resetPassword: build.mutation<string, PasswordReset>({
      query: ({ resetCode, ...body }) => ({ url: '/admins/reset', method: 'POST', body, credential: resetCode }),
      rawResponseSchema: sentence,
    }),
  }),
});

export const {
  useSignInMutation,
  useSignOutMutation,
  useChangePasswordMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = authApi;
