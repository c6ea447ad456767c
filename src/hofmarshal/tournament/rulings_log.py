"""What people decided beside the run of bouts, with their reasons: the log a nomination's report shows."""

from __future__ import annotations

from hofmarshal.rules.notes import Args, Note
from hofmarshal.tournament import events as ev


def logged(event: ev.Event) -> tuple[Note, ...]:
    """The log's line for a decision; nothing for draws, results and what follows by itself."""
    found = _line(event)
    if found is None:
        return ()
    code, args = found
    return (Note(code, args, event.cites),)


def _line(event: ev.Event) -> tuple[str, Args] | None:
    match event:
        case ev.Moved(stage=stage, entry=entry, reason=reason, groups=groups):
            to = next((group.name for group in groups if entry in group.entries), "")
            return "nomination-log-moved", {"entry": entry, "stage": stage, "group": to, "reason": reason}
        case ev.Withdrawn(entry=entry, reason=reason):
            return "nomination-withdrawn", {"entry": entry, "reason": reason}
        case ev.Disqualified(entry=entry, bout=bout, reason=reason):
            return "nomination-log-disqualified", {"entry": entry, "bout": bout, "reason": reason}
        case ev.Recorded(result=result, revision=revision, reason=reason) if revision:
            return "nomination-log-corrected", {"bout": result.bout, "reason": reason}
        case ev.Recorded(result=result) if result.disqualified:
            entries = ", ".join(result.disqualified)
            return "nomination-log-disqualified", {"entry": entries, "bout": result.bout, "reason": result.note}
        case ev.Voided(bout=bout, stage=stage, reason=reason):
            return "nomination-log-voided", {"what": stage or bout, "reason": reason}
        case ev.Settled(order=order, reason=reason):
            return "nomination-log-settled", {"entries": ", ".join(order), "reason": reason}
        case ev.ExtraScheduled(stage=stage, group=group, pairs=pairs):
            shown = ", ".join(f"{red} – {blue}" for red, blue in pairs)
            return "nomination-log-extra", {"stage": stage, "group": group, "pairs": shown}
        case ev.RePromoted(layout=layout, reason=reason):
            return "nomination-log-re-promoted", {"stage": layout.id, "reason": reason}
        case ev.LetStood(stage=stage, reason=reason):
            return "nomination-log-let-stand", {"stage": stage, "reason": reason}
        case ev.RulesChanged(changed=changed, reason=reason):
            shown = "; ".join(f"{one.path}: {_short(one.old)} → {_short(one.new)}" for one in changed)
            return "nomination-log-rules", {"changed": shown, "reason": reason}
    return None


def _short(value: str, most: int = 60) -> str:
    """A JSON value cut to a readable length."""
    return value if len(value) <= most else value[: most - 1] + "…"
