import {
  CloseOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, Image, Space } from 'antd';
import { useState, type ComponentType, type SyntheticEvent } from 'react';
import { useListener } from '@/shared/hooks/useListener';
import { useModal } from '@/shared/ui/modal/useModal';
import '@/shared/ui/antdFurther.css';

export type Picture = { src: string; alt: string };

type PicturePreviewProps = {
  pictures: readonly Picture[];
  start?: number;
  onClose: () => void;
};

export function PicturePreview({ pictures, start = 0, onClose }: PicturePreviewProps) {
  const { modal, close } = useModal(onClose);
  const [current, setCurrent] = useState(start);
  const [ownScale, setOwnScale] = useState(1);
  const measure = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) setOwnScale(ownScaleOf(target));
  };
  // The second click of those who double-click what opens the preview lies on its mask.
  useListener(
    'click',
    (event) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.matches('.ant-image-preview-mask'))
        event.stopPropagation();
    },
    { capture: true },
  );
  return (
    <Image.PreviewGroup
      items={[...pictures]}
      preview={{
        open: modal.open,
        motionName: modal.transitionName,
        current,
        alt: pictures[current]?.alt,
        onChange: setCurrent,
        onOpenChange: close,
        afterOpenChange: (isOpen) => {
          if (!isOpen) modal.afterClose();
        },
        // The first step of the zoom, by button, wheel or double click, leads to the picture's own size.
        ...(ownScale > 1 && { scaleStep: ownScale - 1, maxScale: ownScale * 2 }),
        closeIcon: <CloseOutlined aria-label="Close" />,
        countRender: (shown, total) => total > 1 && `${shown} / ${total}`,
        imageRender: (image, { transform: { rotate } }) => (
          <span
            className="picture"
            style={{ display: 'contents' }}
            data-turned={rotate % 180 !== 0}
            onLoadCapture={measure}
          >
            {image}
          </span>
        ),
        actionsRender: (_actions, { actions, transform: { scale } }) => (
          <Space
            ref={(tools) => void (modal.panelRef.current = tools?.closest<HTMLDivElement>('[aria-modal]') ?? null)}
          >
            {tool('Turn left', RotateLeftOutlined, actions.onRotateLeft)}
            {tool('Turn right', RotateRightOutlined, actions.onRotateRight)}
            {tool('Whole picture', ZoomOutOutlined, actions.onReset)}
            {tool(ownScale > 1 && scale === 1 ? 'Own size' : 'Zoom in', ZoomInOutlined, actions.onZoomIn)}
          </Space>
        ),
      }}
    />
  );
}

const tool = (name: string, Icon: ComponentType<{ 'aria-hidden': true }>, onClick: () => void) => (
  <Button shape="circle" size="large" aria-label={name} title={name} icon={<Icon aria-hidden />} onClick={onClick} />
);

/** How much larger the picture is than it is shown; along its longer side, as the other may be a fraction of a pixel. */
function ownScaleOf({ naturalWidth, naturalHeight, offsetWidth, offsetHeight }: HTMLImageElement) {
  return naturalWidth > naturalHeight ? naturalWidth / offsetWidth : naturalHeight / offsetHeight;
}
