import { Alert, Button, Layout } from 'antd';
import { memo, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { StatCards } from '@/features/dashboard/StatCards';
import { MaintenanceBar } from '@/features/versions/MaintenanceBar';
import { usePreferences } from '@/shared/preferences/preferences';
import { ConfirmProvider, type AboutProps, type ReasonFieldProps } from '@/shared/ui/modal/ConfirmProvider';
import { ChunkFailed, ChunkFailedDialog } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { AdminMenu } from './AdminMenu';
import { AntdProvider } from './AntdProvider';
import { Footer } from './Brand';
import { AppDialogs, type AppDialog } from '@/features/palette/AppDialogs';
import { TopBar } from './TopBar';
import { offeredScreens } from '@/app/routes';
import { loadAccount } from '@/features/auth/loadAccount';
import { selectConfirmation, selectSignedInAt } from '@/features/auth/authSlice';
import type { ConfirmationDialogProps } from '@/features/auth/secondFactor/ConfirmationDialog';
import { minutesToWarnOf } from '@/features/auth/session';
import { useSignOut } from '@/features/auth/useSignOut';
import { moderationApi } from '@/features/moderation/moderationApi';
import { hasExtension } from '@/shared/api/appConfig';
import { confirmationEnded } from '@/shared/api/session';
import type { UndoDialogProps } from '@/features/members/bulk/BulkDialog';
import { selectUndoAsked, undoAsked } from '@/features/members/membersSlice';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { undoRequested } from '@/shared/notices/noticesFor';
import { useKeys } from '@/shared/hooks/useKeys';
import { useNow } from '@/shared/hooks/useNow';
import './admin.css';
import './forcedColors.css';

const DecisionFacts = lazyChunk<AboutProps>(
  async () =>
    (await import(/* webpackChunkName: "question" */ '@/features/moderation/warnings/DecisionFacts')).DecisionFacts,
  ChunkFailed,
);

const NoteField = lazyChunk<ReasonFieldProps>(
  async () => (await import(/* webpackChunkName: "members" */ '@/features/moderation/notes/NoteField')).NoteField,
  ChunkFailed,
);

const UndoDialog = lazyChunk<UndoDialogProps>(
  async () => (await import(/* webpackChunkName: "members" */ '@/features/members/bulk/BulkDialog')).UndoDialog,
  ChunkFailedDialog,
);

const ConfirmationDialog = lazyChunk<ConfirmationDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "confirmation" */ '@/features/auth/secondFactor/ConfirmationDialog'))
      .ConfirmationDialog,
  ConfirmationMissing,
);

const { addNote } = moderationApi.endpoints;
const untracked = { track: false };

/** Memoized with the menu: drawn with each page turn, the two took a sixth of it and more. */
export const AdminLayout = memo(function AdminLayout() {
  const isCollapsed = usePreferences().menu === 'collapsed';
  const [screens] = useState(offeredScreens);
  const [dialog, setDialog] = useState<AppDialog>();
  const dispatch = useAppDispatch();
  const reason = hasExtension('notes')
    ? { Field: NoteField, save: (id: string, text: string) => dispatch(addNote.initiate({ id, text }, untracked)) }
    : undefined;

  useEffect(() => {
    const keeping = loadAccount(dispatch).then((account) => account?.keepChanges(dispatch));
    return () => void keeping.then((stop) => stop?.());
  }, [dispatch]);

  return (
    <AntdProvider>
      <ConfirmProvider About={DecisionFacts} reason={reason}>
        <Layout hasSider className="admin" style={{ minHeight: '100dvh' }}>
          <a className="skip-link visually-hidden" href="#screen">
            Skip to the content
          </a>
          <Layout.Sider
            className="admin-side"
            aria-label="Side bar"
            theme="light"
            width={252}
            collapsedWidth={68}
            collapsed={isCollapsed}
          >
            <AdminMenu isCollapsed={isCollapsed} />
          </Layout.Sider>
          <Layout>
            <TopBar onOpen={setDialog} />
            <Layout.Content id="content" className="admin-main" tabIndex={-1}>
              <StatCards />
              <span id="screen" tabIndex={-1} />
              <Outlet />
              <div className="admin-notes">
                <SessionWatch />
                <MaintenanceBar />
              </div>
            </Layout.Content>
            <Footer />
          </Layout>
        </Layout>
        <Undo />
        <Confirmation />
        <AppDialogs screens={screens} open={dialog} onOpen={setDialog} />
      </ConfirmProvider>
    </AntdProvider>
  );
});

function Undo() {
  const dispatch = useAppDispatch();
  useKeys({ 'Ctrl+z': () => dispatch(undoRequested()) });
  const ids = useAppSelector(selectUndoAsked);
  return ids.length > 0 && <UndoDialog ids={ids} onClose={() => dispatch(undoAsked([]))} />;
}

function Confirmation() {
  const asked = useAppSelector(selectConfirmation);
  return asked && <ConfirmationDialog asked={asked} />;
}

/** Without the dialog's code the waiting call fails, as if the dialog had been closed. */
function ConfirmationMissing() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(confirmationEnded(false)), [dispatch]);
  return null;
}

function SessionWatch() {
  const signedInAt = useAppSelector(selectSignedInAt) ?? 0;
  const renew = useSignOut('renewing');
  const minutes = minutesToWarnOf(signedInAt, useNow());
  return (
    <div role="status">
      {minutes !== undefined && (
        <Alert
          type="warning"
          role="none"
          title={`Your session ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
          action={
            <Button size="small" onClick={renew}>
              Sign in again
            </Button>
          }
        />
      )}
    </div>
  );
}
