import '@testing-library/jest-dom';
import * as React from 'react';
import { endStory } from './closeConsoles';
import { mediaQuery } from './narrowWindow';

// In development React notes a stack for each of thousands of elements, which only words its warnings: a quarter of all time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

const computedStyle = window.getComputedStyle;
window.getComputedStyle = (element) => computedStyle(element);

window.matchMedia = (media) => mediaQuery(media, false);

// jsdom lays nothing out, so there is nothing to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words));
  }
});

// A quiet console is part of every story.
afterEach(async () => {
  await endStory();
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(complaints).toEqual([]);
});
