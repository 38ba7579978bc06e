import type { BlockList } from 'node:net';
import type { Context, Hono } from 'hono';
import type { ReadDatabase } from './db/readDatabase';
import type { Db } from './db/schema';
import type { FileStorage } from './storage/fileStorage';

export type Mail = { to: string; subject: string; text: string };

export type Limited = 'rows' | 'profiles' | 'exports' | 'deletions';
/** What one administrator may read and delete, so that a stolen session does not take everything; 0 is no limit. */
export type Limits = Record<Limited, number>;

export type Session = {
  tokenHash: string;
  administratorId: number;
  /** When a factor, or the password, was last given. */
  confirmedAt: string;
  /** Whether its client has said that it can be asked for one again. */
  canConfirm: boolean;
};

/** Facts first, then the words, as pino takes them; an error is the fact `err`. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, words: string) => void>;

export const onlyErrors: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (facts, words) => console.error(words, facts),
};

/** The hash by which a phone or an e-mail is known again once its member is removed; without the key it tells nothing. */
export type Recognise = (kind: 'phone' | 'email', key: string) => Promise<string>;

/** Encrypts what the server must read again. A sealed text opens for the administrator alone for whom it was made. */
export type Sealing = {
  seal: (text: string, administratorId: number) => Promise<string>;
  open: (sealed: string, administratorId: number) => Promise<string>;
  /** A key of its own for something else. */
  keyFor: (purpose: string) => Promise<Buffer>;
};

export type Services = {
  db: Db;
  /** A standby, for what need not be of this moment. */
  reads?: Pick<ReadDatabase, 'dbFor'>;
  now: () => Date;
  sendMail: (mail: Mail) => Promise<void>;
  /** Where administrators open the console, without a slash at the end: links in mails begin with it. */
  publicUrl: string;
  media: FileStorage;
  /** Throws where an uploaded file may not be kept. */
  scanUpload?: (bytes: Buffer) => Promise<void>;
  recognise: Recognise;
  sealing: Sealing;
  /** For so many days the API shows a deleted member; without, until the purge. */
  deletedShownDays?: number;
  /** Whether a session of an account without a second factor may only add one. */
  requiresSecondFactor?: boolean;
  /** Without any, a session ends by itself after 24 hours alone. */
  idleMinutes?: number;
  /** The proxies whose X-Forwarded-For is believed; without any, the caller is the other end of the connection. */
  trustedProxies?: BlockList;
  /** For each administrator; without any, nothing is limited. */
  limits?: Limits;
  /** ms for which entries of read lists are collected, since nobody waits for them; without it as short as for profiles. */
  listBatchTime?: number;
  /** ms between the pieces of a long list that waits for another one of the same administrator. */
  listPause?: number;
  /** Work that outlives its request: the response does not wait for it, but the shutdown does. */
  waitUntil: (work: Promise<void>, name: string) => void;
};

type Env = {
  Bindings: { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  Variables: {
    session: Session;
    address: string;
    requestId: string;
    /** Gives the links of photos in an answer the addresses under which they are served. */
    addressPhotos?: (json: string) => string;
    /** The limit by which the call was refused. */
    limit?: Limited;
    /** Of an answer that is sent while it is read: settles when it has ended, with what broke it off. */
    ending?: Promise<{ err: unknown } | undefined>;
  };
};
export type Api = Hono<Env>;
export type Call = Context<Env>;
