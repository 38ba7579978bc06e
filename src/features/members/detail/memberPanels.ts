import type { ComponentType } from 'react';

/** Parts of other features on a member's page, passed in by the app, because `members` may not import them. */
export type MemberPanels = Record<'Chips' | 'Warnings' | 'Story', ComponentType<{ id: string }>>;
