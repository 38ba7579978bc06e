import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';

/** Code that comes when the test says so: in the middle of a commit, too, at whose end a promise would come. */
function codeOnDemand(Code: ComponentType) {
  let show: (code: ComponentType) => unknown = () => undefined;
  const then = (next: typeof show) => void (show = next);
  const load = () => Object.assign(new Promise<ComponentType>(() => undefined), { then });
  return { load, arrive: () => void show(Code) };
}

it('shows code that came between the drawing of a part and its effects', async () => {
  const { load, arrive } = codeOnDemand(() => 'Warning');
  const Part = lazyChunk(load, () => 'Not checked');
  function Arrival() {
    useLayoutEffect(arrive, []);
    return null;
  }
  const { rerender } = render(<Part />);
  rerender(
    <>
      <Part />
      <div>
        <Part />
      </div>
      <Arrival />
    </>,
  );
  await act(async () => arrive());
  expect(screen.getByText('Warning', { selector: 'div > div' })).toBeVisible();
});
