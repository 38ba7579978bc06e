import type { ComponentType } from 'react';

/** What other features know about a member; passed in by the app, because `members` may not import them. */
export type MemberPanels = Record<'Chips' | 'Evidence' | 'Story', ComponentType<{ id: string }>>;
