import { createPortal } from 'react-dom';

interface LabelSheetProps {
  readonly src: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The label alone on a paper of its own size; on the screen there is nothing of it. */
export const LabelSheet = ({ src, name, widthMm, heightMm }: LabelSheetProps) =>
  createPortal(
    <div className="label-print">
      <img src={src} alt={name} style={{ width: `${widthMm}mm`, height: `${heightMm}mm` }} />
    </div>,
    document.body,
  );
