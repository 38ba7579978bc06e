import { Alert, Button, Modal, Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeIn } from '@/shared/almanac/place';
import { appConfig } from '@/shared/appConfig';
import { saveFile } from '@/shared/csv';
import { useOneAtATime } from '@/shared/oneAtATime';
import { usePreferences } from '@/shared/preferences';
import { tallModal } from '@/shared/ui/tallModal';
import { useModal } from '@/shared/ui/useModal';
import { useComputeDay } from '../computedDay';
import { displayDay } from '../days';
import type { Panchanga } from '../panchanga';
import { drawDay, pictureHeight, pictureWidth } from './dayPicture';
import { sharedDay, textOf } from './sharedDay';
import { shareLanguages, type ShareLanguage } from './shareWords';
import './share.css';

type Outcome = { type: 'success' | 'error'; title: string };

export function ShareDayDialog({ entry, onClose }: { entry: Panchanga; onClose: () => void }) {
  const { place, spelling } = usePreferences();
  const [language, setLanguage] = useState<ShareLanguage>(spelling === 'Kannada' ? 'Kannada' : 'English');
  const [outcome, setOutcome] = useState<Outcome>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const { modal, close } = useModal(onClose, { start });
  const computeDay = useComputeDay();
  const day = useMemo(
    () => sharedDay(entry, computeDay(entry.date), placeIn(place), language, appConfig().brandName),
    [entry, computeDay, place, language],
  );
  const text = textOf(day);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawDay(pen, day);
  }, [day]);

  const pictureNow = async () => {
    const picture = await pictureIn(canvas.current);
    setOutcome(picture ? undefined : { type: 'error', title: 'The picture could not be made.' });
    return picture && new File([picture], `panchanga-${entry.date}.png`, { type: picture.type });
  };
  const [share] = useOneAtATime(async () => {
    const picture = await pictureNow();
    if (!picture) return;
    await navigator.share({ files: [picture], title: day.title }).catch((error: unknown) => {
      // Closing the share sheet is no failure.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) setOutcome({ type: 'error', title: 'The picture could not be shared. It can be saved instead.' });
    });
  });
  const [save] = useOneAtATime(async () => {
    const picture = await pictureNow();
    if (picture) saveFile(picture.name, picture, picture.type);
  });
  const [copy] = useOneAtATime(async () => {
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    const failed: Outcome = { type: 'error', title: 'The browser did not let the text be copied.' };
    setOutcome(isCopied ? { type: 'success', title: 'Text copied' } : failed);
  });

  return (
    <Modal
      {...modal}
      styles={tallModal}
      title={`Share ${displayDay(entry.date)}`}
      width={520}
      footer={
        <>
          <Button onClick={close}>Close</Button>
          <Button onClick={copy}>Copy text</Button>
          {canShareFiles() && <Button onClick={save}>Save picture</Button>}
          <Button ref={start} type="primary" onClick={canShareFiles() ? share : save}>
            {canShareFiles() ? 'Share' : 'Save picture'}
          </Button>
        </>
      }
    >
      <div className="share-day">
        <Segmented<ShareLanguage>
          aria-label="Language"
          options={[...shareLanguages]}
          value={language}
          onChange={setLanguage}
        />
        <canvas ref={canvas} width={pictureWidth} height={pictureHeight} role="img" aria-label={text} />
        <div aria-live="polite">{outcome && <Alert showIcon {...outcome} />}</div>
      </div>
    </Modal>
  );
}

/** Whether the device can share a picture. */
const canShareFiles = () =>
  navigator.canShare?.({ files: [new File([''], 'day.png', { type: 'image/png' })] }) ?? false;

const pictureIn = (canvas: HTMLCanvasElement | null) =>
  new Promise<Blob | null>((resolve) => (canvas ? canvas.toBlob(resolve, 'image/png') : resolve(null)));
