// The filters of a list whose items have a status.
import { FilterBar, FilterChoice, type Filters } from '../../parts/filters.tsx';

export function StateFilter({ filters, what, states }: { filters: Filters; what: string; states: readonly string[] }) {
  return (
    <FilterBar label={`Filter ${what}`} filters={filters} known={['status']}>
      <FilterChoice filters={filters} name="status" label="Status" options={states.map((each) => [each, each])} />
    </FilterBar>
  );
}
