import { Alert, Button, Form, Upload, type GetRef } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useOneAtATime } from '@/shared/oneAtATime';
import { displayText } from '@/shared/text';
import { AdPicture, PictureView } from '../PictureView';
import { acceptedFiles, canDraw, isAccepted, largestPicture, sizeText, smaller } from './pictureFile';

type UploadRef = GetRef<typeof Upload>;

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
const notDrawn = 'This browser cannot make it smaller.';

export function PictureField({ file, stored, of, note, onChange }: PictureFieldProps) {
  const id = useId();
  const factsId = `${id}facts`;
  const upload = useRef<UploadRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<{ text: string; large?: File }>();
  const fileAddress = useFileAddress(file);
  const focusButton = () => button.current?.focus();

  const take = (next: File | undefined, why?: typeof refusal) => {
    setRefusal(why);
    onChange(next);
  };

  const choose = (chosen: File) => {
    if (!isAccepted(chosen)) return take(undefined, { text: wrongKind });
    if (chosen.size <= largestPicture) return take(chosen);
    take(undefined, { text: tooLarge });
    void canDraw(chosen).then((can) => can && setRefusal({ text: tooLarge, large: chosen }));
  };

  const [shrink, isShrinking] = useOneAtATime(async (large: File) => {
    const small = await smaller(large, large.name);
    take(small, small ? undefined : { text: notDrawn });
    focusButton();
  });

  const { large } = refusal ?? {};
  return (
    <Form.Item label="Image" htmlFor={id} className="form-wide">
      <div className="picture-field">
        {file ? (
          <PictureView address={fileAddress} fileName={file.name} of={of || 'the ad'} />
        ) : (
          <AdPicture picture={stored} of={of || 'the ad'} />
        )}
        <div className="picture-choice">
          <span>
            <Upload
              ref={upload}
              id={id}
              // antd's handler would blur a button that was pressed by key.
              openFileDialogOnClick={false}
              accept={acceptedFiles}
              showUploadList={false}
              beforeUpload={(chosen) => {
                choose(chosen);
                // The form sends the file, not antd.
                return Upload.LIST_IGNORE;
              }}
            >
              <Button
                ref={button}
                aria-describedby={factsId}
                onClick={() => upload.current?.nativeElement?.querySelector('input')?.click()}
              >
                {file || stored ? 'Choose another picture' : 'Choose a picture'}
              </Button>
            </Upload>
            {file && (
              <Button
                type="text"
                onClick={() => {
                  take(undefined);
                  focusButton();
                }}
              >
                Remove
              </Button>
            )}
          </span>
          <span id={factsId} className="list-note" aria-live="polite">
            <span>
              {file ? `${displayText(file.name)}, ${sizeText(file.size)}` : 'jpg, jpeg, png or heic, up to 2 MB'}
            </span>
            {note !== undefined && <span>{note}</span>}
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
      </div>
    </Form.Item>
  );
}

function useFileAddress(file: File | undefined) {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
