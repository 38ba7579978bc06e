import { Alert, Button, Flex, Modal, Segmented, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { appConfig } from '@/shared/api/appConfig';
import { saveFile } from '@/shared/format/csv';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useModal } from '@/shared/ui/modal/useModal';
import { useAlmanacSettings, useComputeDay } from '../computedDay';
import { displayDay, type Panchanga } from '../panchanga';
import { drawDay, pictureHeight, pictureWidth } from './dayPicture';
import { sharedDay, shareLanguages, textOf, type ShareLanguage } from './sharedDay';

export function ShareDayDialog({ entry, onClose }: { entry: Panchanga; onClose: () => void }) {
  const { service, place, spelling, difference } = useAlmanacSettings();
  const [language, setLanguage] = useState<ShareLanguage>(
    service.language || (spelling === 'Kannada' ? 'Kannada' : 'English'),
  );
  const [outcome, setOutcome] = useState<{ type: 'success' | 'error'; title: string }>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { modal, close } = useModal(onClose);
  const computeDay = useComputeDay();
  const day = sharedDay(entry, computeDay(entry.date), place, language, appConfig().brandName);
  const text = textOf(day);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawDay(pen, day);
  });

  const [press] = useOneAtATime(async (work: () => unknown, failed: string, done?: string) => {
    try {
      await work();
      setOutcome(done === undefined ? undefined : { type: 'success', title: done });
    } catch (error) {
      // Closing the share sheet is no failure.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) setOutcome({ type: 'error', title: failed });
    }
  });
  const picture = async () =>
    new File([await pictureIn(canvas.current)], `panchanga-${entry.date}.png`, { type: 'image/png' });
  const share = () =>
    press(
      async () => navigator.share({ files: [await picture()], title: day.title }),
      'The picture could not be shared. It can be saved instead.',
    );
  const save = () =>
    press(async () => {
      const file = await picture();
      saveFile(file.name, file, file.type);
    }, 'The picture could not be made.');
  const copy = () =>
    press(() => navigator.clipboard.writeText(text), 'The browser did not let the text be copied.', 'Text copied');

  return (
    <Modal
      {...modal}
      title={`Share ${displayDay(entry.date)}`}
      width={520}
      footer={
        <>
          <Button onClick={close}>Close</Button>
          <Button onClick={copy}>Copy text</Button>
          {canShareFiles() && <Button onClick={save}>Save picture</Button>}
          <Button type="primary" onClick={canShareFiles() ? share : save}>
            {canShareFiles() ? 'Share' : 'Save picture'}
          </Button>
        </>
      }
    >
      <Flex vertical align="center" gap={12} className="share-day">
        <Segmented<ShareLanguage>
          aria-label="Language"
          options={[...shareLanguages]}
          value={language}
          onChange={setLanguage}
        />
        <canvas ref={canvas} width={pictureWidth} height={pictureHeight} role="img" aria-label={text} />
        {difference && (
          <Typography.Text type="warning">
            Computed for {place.name}
            {difference}.
          </Typography.Text>
        )}
        <div aria-live="polite">{outcome && <Alert showIcon {...outcome} />}</div>
      </Flex>
    </Modal>
  );
}

const canShareFiles = () =>
  navigator.canShare?.({ files: [new File([''], 'day.png', { type: 'image/png' })] }) ?? false;

const pictureIn = (canvas: HTMLCanvasElement | null) =>
  new Promise<Blob>((resolve, reject) =>
    canvas?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.')))),
  );
