import { useNavigate } from 'react-router-dom';
import { searchWith, type ListFacts } from './listSearchParams';

/** The open Modal is in the URL, so that a link or a reload opens it; it adds no history entry. Without `params` it closes. */
export function useShowModal() {
  const navigate = useNavigate();
  return (params: ListFacts = {}) => {
    // A Modal reports its closing late, when the URL may have changed.
    const search = new URLSearchParams(window.location.search);
    void navigate(searchWith(search, { add: '', edit: '', share: '', ...params }), { replace: true });
  };
}
