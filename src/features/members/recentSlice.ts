import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import type { Member } from './member';
import { memberAnswers } from './memberAnswers';
import { isAnswerSaved, membersApi } from './membersApi';

type Visit = { path: string; search: string; title: string };

type Recent = {
  visits: Visit[];
  /** Members whose page or profile was read; `born` is the date of birth as sent. */
  people: Record<string, Member & { born?: string }>;
};

const visitsAtMost = 9;

const initialState: Recent = { visits: [], people: {} };

/** Where the administrator has been in this session. */
export const recentSlice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    visited: (recent, { payload: visit }: PayloadAction<Visit>) => {
      recent.visits = [visit, ...recent.visits.filter(({ path }) => path !== visit.path)].slice(0, visitsAtMost);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(membersApi.endpoints.getMember.matchFulfilled, ({ people }, { payload, meta }) => {
        const { name, email, phone, status, picture, joined, personal } = payload;
        const id = meta.arg.originalArgs;
        people[id] = { id, name, email, phone, status, picture, joined, born: personal.dob };
      })
      .addMatcher(isAnswerSaved, ({ people }, { payload: { answer, id } }) => {
        const person = people[id];
        if (answer === 'delete') delete people[id];
        else if (person) person.status = memberAnswers[answer].status;
      });
  },
});

export const { visited } = recentSlice.actions;
