import { largestPicture } from '@contract/limits';
import { Alert, Button, Flex, Form, Upload, type GetRef } from 'antd';
import { useEffect, useId, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { displayText } from '@/shared/format/text';
import { AdPicture } from '../AdPicture';
import { accepted, fetchPicture, named, pictureKind, shrinkPicture } from './pictureFile';

type PictureFieldProps = {
  file: File | undefined;
  /** The path of the current picture; '' is none. */
  stored: string;
  of: string;
  note?: string;
  onChange: (file: File | undefined) => void;
};

const tooLarge = 'File size is too large. Maximum size is 2MB. Please try any other image.';
const wrongKind = 'Please choose a jpg, jpeg, png or heic file.';
const notOfKind = 'This file is no jpg, png or heic picture, whatever its name says. Please choose another one.';
const notRead = 'This file cannot be read: it may have been moved. Please choose it again.';
const notDrawn = 'This browser cannot make it smaller.';

export function PictureField({ file, stored, of, note, onChange }: PictureFieldProps) {
  const id = useId();
  const factsId = `${id}facts`;
  const upload = useRef<GetRef<typeof Upload>>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<{ text: string; large?: File }>();

  const setPicture = (next: File | undefined, why?: typeof refusal) => {
    setRefusal(why);
    onChange(next);
  };
  const choose = async (chosen: File) => {
    if (!accepted.test(chosen.name)) return setPicture(undefined, { text: wrongKind });
    if (chosen.size > largestPicture) return setPicture(undefined, { text: tooLarge, large: chosen });
    const kind = await pictureKind(chosen).catch(() => null);
    if (kind === null) return setPicture(undefined, { text: notRead });
    setPicture(kind && named(chosen, kind), kind ? undefined : { text: notOfKind });
  };
  const remove = () => {
    setPicture(undefined);
    button.current?.focus();
  };
  const [shrink, isShrinking] = useOneAtATime(async (large: File) => {
    const small = await shrinkPicture(large, large.name);
    setPicture(small, small ? undefined : { text: notDrawn });
    button.current?.focus();
  });

  const { large } = refusal ?? {};
  const choice = file || stored ? 'Choose another picture' : 'Choose a picture';
  return (
    <Form.Item label="Image" htmlFor={id} className="form-wide">
      <Flex wrap gap={14} className="picture-field">
        <AdPicture picture={stored} file={file} of={of || 'the ad'} />
        <div className="picture-choice">
          <span>
            <Upload
              ref={upload}
              // antd's handler would blur a button that was pressed by key.
              openFileDialogOnClick={false}
              accept=".jpg,.jpeg,.png,.heic,image/jpeg,image/png,image/heic"
              showUploadList={false}
              beforeUpload={async (chosen) => {
                await choose(chosen);
                // The form sends the file, not antd.
                return Upload.LIST_IGNORE;
              }}
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
        </div>
      </Flex>
    </Form.Item>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

type OldPicture = { state: 'none' | 'fetching' | 'fetched' | 'missing'; file?: File };

/** A new ad accepts only uploads, so an expired ad's picture is downloaded first. */
export function useOldPicture(path: string, setFile: Dispatch<SetStateAction<File | undefined>>) {
  const [picture, setOldPicture] = useState<OldPicture>({ state: path === '' ? 'none' : 'fetching' });
  useEffect(() => {
    if (path === '') return undefined;
    let isWanted = true;
    const settle = (file?: File) => {
      if (!isWanted) return;
      setOldPicture({ state: file ? 'fetched' : 'missing', file });
      setFile((chosen) => chosen ?? file);
    };
    fetchPicture(path).then(settle, () => settle());
    return () => void (isWanted = false);
  }, [path, setFile]);
  return picture;
}
