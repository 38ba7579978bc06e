import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { hasExtension } from '@/shared/api/appConfig';
import { baseApi, invalidatesOnSuccess } from '@/shared/api/baseApi';
import { text } from '@/shared/api/page';
import { isToken } from './session';

type Credentials = { email: string; password: string };
type PasswordChange = { oldpassword: string; newpassword: string; confirmpassword: string };
type PasswordReset = { resetCode: string; newpassword: string; confirmpassword: string };

type ChallengeAnswer = { email: string; challenge: string; kind: string; answer: string | object };
type SignInReply = { token: string; username: string };

// The contract promises only the token; a server may add the administrator's name.
const signInReply = v.object({ token: v.pipe(v.string(), v.check(isToken)), username: v.optional(text, '') });

const sentence = v.pipe(
  v.fallback(v.object({ message: text }), { message: '' }),
  v.transform(({ message }) => message.trim()),
);

/** Tells such a server that it may ask for a confirmation before grave changes. */
const announced = () => hasExtension('second-factor') && { can_confirm: true };

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInReply, Credentials>({
      query: (credentials) => ({
        url: '/admins/login',
        method: 'POST',
        body: { ...credentials, ...announced() },
        anonymous: true,
      }),
      rawResponseSchema: signInReply,
    }),
    // Only where the server asked for it.
    answerChallenge: build.mutation<SignInReply, ChallengeAnswer>({
      query: ({ challenge, kind, answer }) => ({
        url: '/admins/login/factor',
        method: 'POST',
        body: { challenge, kind, answer },
        anonymous: true,
      }),
      rawResponseSchema: signInReply,
    }),
    // Deletes the token on servers that know the call; any reply is ignored.
    signOut: build.mutation<unknown, { token: string }>({
      query: ({ token }) => ({ url: '/admins/logout', method: 'POST', credential: token, extension: 'logout' }),
    }),
    changePassword: build.mutation<string, PasswordChange>({
      query: (body) => ({ url: '/admins/changepassword', method: 'PUT', body }),
      rawResponseSchema: sentence,
      invalidatesTags: invalidatesOnSuccess('Sessions'),
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

/** With the password alone, or after the second step; both know the e-mail. */
export const isSignIn = isAnyOf(
  authApi.endpoints.signIn.matchFulfilled,
  authApi.endpoints.answerChallenge.matchFulfilled,
);

export const {
  useSignInMutation,
  useAnswerChallengeMutation,
  useSignOutMutation,
  useChangePasswordMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = authApi;
