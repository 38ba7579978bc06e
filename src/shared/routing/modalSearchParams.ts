import { useNavigate } from 'react-router-dom';

/** The open box is kept in the address, so that a link opens it and a reload restores it with its draft; it adds no history entry. */
export function useModalSearchParams() {
  const navigate = useNavigate();
  const show = (box: Record<string, string>) => {
    // A box reports its closing late, when the address may have changed.
    const next = new URLSearchParams(window.location.search);
    for (const name of ['add', 'edit', 'share']) next.delete(name);
    for (const [name, value] of Object.entries(box)) next.set(name, value);
    void navigate(`?${next.toString()}`, { replace: true });
  };
  return {
    openAdd: (what: string) => show({ add: what }),
    openEdit: (id: string) => show({ edit: id }),
    openShare: (id: string) => show({ share: id }),
    close: () => show({}),
  };
}
