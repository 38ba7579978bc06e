import { useNavigate } from 'react-router-dom';
import { searchWith, type ListFacts } from './listSearchParams';

/** The open Modal is in the URL, so that a link or a reload opens it; it adds no history entry. */
export function useModalSearchParams() {
  const navigate = useNavigate();
  const show = (params: ListFacts) => {
    // A Modal reports its closing late, when the URL may have changed.
    const search = new URLSearchParams(window.location.search);
    void navigate(searchWith(search, { add: '', edit: '', share: '', ...params }), { replace: true });
  };
  return {
    openAdd: (what: string) => show({ add: what }),
    openEdit: (id: string) => show({ edit: id }),
    openShare: (id: string) => show({ share: id }),
    /** Changes what the list below shows as well, such as its page. */
    close: (params: ListFacts = {}) => show(params),
  };
}
