import { Alert, Button, Flex, Form, Upload, type GetRef } from 'antd';
import { useEffect, useId, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { mediaUrl } from '@/shared/api/appConfig';
import { displayText } from '@/shared/format/text';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { largestPicture, pictureTooLarge } from '@contract/limits';
import { AdPicture } from '../AdPicture';

type PictureFieldProps = {
  file: File | undefined;
  stored: string;
  of: string;
  note?: string;
  onChange: (file: File | undefined) => void;
  onShrink: (isShrinking: boolean) => void;
};

const accepted = /\.(jpe?g|png|heic)$/i;

const wrongKind = 'Please choose a jpg, jpeg, png or heic file.';
const notOfKind = 'This file is no jpg, png or heic picture, whatever its name says. Please choose another one.';
const notRead = 'This file cannot be read: it may have been moved. Please choose it again.';
const notDrawn = 'This browser cannot make it smaller.';

export function PictureField({ file, stored, of, note, onChange, onShrink }: PictureFieldProps) {
  const id = useId();
  const factsId = `${id}facts`;
  const upload = useRef<GetRef<typeof Upload>>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<{ text: string; large?: File }>();
  // Another file may be chosen while one is read or made smaller.
  const latest = useRef<File>(undefined);

  const setPicture = (next: File | undefined, why?: typeof refusal) => {
    setRefusal(why);
    onChange(next);
  };
  const choose = async (chosen: File) => {
    latest.current = chosen;
    if (!accepted.test(chosen.name)) return setPicture(undefined, { text: wrongKind });
    if (chosen.size > largestPicture) return setPicture(undefined, { text: pictureTooLarge, large: chosen });
    const kind = await pictureKind(chosen).catch(() => null);
    if (chosen !== latest.current) return;
    if (kind === null) return setPicture(undefined, { text: notRead });
    setPicture(kind && named(chosen, kind), kind ? undefined : { text: notOfKind });
  };
  const remove = () => {
    setPicture(undefined);
    button.current?.focus();
  };
  const [shrink, isShrinking] = useOneAtATime(async (large: File) => {
    onShrink(true);
    const small = await shrinkPicture(large, large.name);
    onShrink(false);
    if (large !== latest.current) return;
    setPicture(small, small ? undefined : { text: notDrawn });
    button.current?.focus();
  });

  const { large } = refusal ?? {};
  const choice = file || stored ? 'Choose another picture' : 'Choose a picture';
  return (
    <Form.Item label="Image" htmlFor={id} className="form-wide">
      <Flex wrap gap={14} className="picture-field">
        <AdPicture picture={stored} file={file} of={of || 'the ad'} />
        <Flex vertical align="start" gap={6} flex="1 1 220px" style={{ overflowWrap: 'anywhere' }}>
          <span>
            <Upload
              ref={upload}
              // antd's handler would blur a button that was pressed by key.
              openFileDialogOnClick={false}
              accept=".jpg,.jpeg,.png,.heic,image/jpeg,image/png,image/heic"
              showUploadList={false}
              // The form sends the file, not antd.
              beforeUpload={(chosen) => choose(chosen).then(() => Upload.LIST_IGNORE)}
            >
              <Button
                ref={button}
                id={id}
                aria-label={`Image: ${choice}`}
                aria-describedby={factsId}
                onClick={() => upload.current?.nativeElement?.querySelector('input')?.click()}
              >
                {choice}
              </Button>
            </Upload>
            {file && (
              <Button type="text" onClick={remove}>
                Remove
              </Button>
            )}
          </span>
          <span id={factsId} className="list-note" aria-live="polite">
            {file ? `${displayText(file.name)}, ${sizeText(file.size)}` : 'jpg, jpeg, png or heic, up to 2 MB'}
            {note !== undefined && <div>{note}</div>}
          </span>
          {refusal && (
            <Alert
              type="error"
              title={refusal.text}
              action={
                large && (
                  <Button size="small" loading={isShrinking} onClick={() => void shrink(large)}>
                    Make it smaller for me
                  </Button>
                )
              }
            />
          )}
        </Flex>
      </Flex>
    </Form.Item>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const beginnings = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  heic: /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
};

async function pictureKind(file: Blob) {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return (['jpg', 'png', 'heic'] as const).find((kind) => beginnings[kind].test(text));
}

/** A server may go by the name: a HEIC photo that is called .jpg is sent as .heic. */
const named = (picture: File, kind: string) =>
  picture.name.toLowerCase().replace('jpeg', 'jpg').endsWith(kind)
    ? picture
    : new File([picture], withEnding(picture.name, kind), { type: `image/${kind.replace('jpg', 'jpeg')}` });

const withEnding = (name: string, ending: string) => `${name.replace(/\.\w+$/, '')}.${ending}`;

/** A JPEG of at most 1600 pixels, or undefined if the browser cannot draw it. */
async function shrinkPicture(picture: Blob, name: string): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, 1600 / Math.max(bitmap.width, bitmap.height));
    const [width = 1, height = 1] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    // JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return new File([blob], withEnding(name, 'jpg'), { type: 'image/jpeg' });
  } catch {
    return undefined;
  }
}

type OldPicture = { note?: string; file?: File; isFetching?: true };

const fetching: OldPicture = { note: 'The picture of the expired ad is being fetched…', isFetching: true };
const missing = 'The picture of the expired ad could not be fetched. Please choose it again.';

/** A new ad accepts only uploads, so an expired ad's picture is downloaded first. */
export function useOldPicture(path: string, setFile: Dispatch<SetStateAction<File | undefined>>) {
  const [picture, setOldPicture] = useState(path === '' ? {} : fetching);
  useEffect(() => {
    if (path === '') return;
    const settle = (file?: File) => {
      setOldPicture({ note: file ? 'Picture kept from the expired ad.' : missing, file });
      setFile((chosen) => chosen ?? file);
    };
    fetchPicture(path).then(settle, () => settle());
  }, [path, setFile]);
  return picture;
}

async function fetchPicture(path: string): Promise<File | undefined> {
  const address = mediaUrl(path);
  const response = address === undefined ? undefined : await fetch(address, { credentials: 'omit' });
  if (!address || !response?.ok) return undefined;
  const blob = await response.blob();
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  const isAccepted = accepted.test(name) && blob.size <= largestPicture;
  return isAccepted ? new File([blob], name, { type: blob.type }) : shrinkPicture(blob, name);
}
