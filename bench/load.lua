-- Asks for the addresses of a file, one after the other, with the headers that it is given; counts what is no answer.
local paths, threads, number = {}, {}, 0

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  for line in io.lines(args[1]) do
    table.insert(paths, line)
  end
  ranged = args[2] == "ranged"
  bad = 0
end

function request()
  number = number + 1
  local headers = { ["Accept-Encoding"] = "br" }
  if ranged then
    local from = math.random(0, 200000)
    headers["Range"] = "bytes=" .. from .. "-" .. (from + 65535)
  end
  return wrk.format("GET", paths[number % #paths + 1], headers)
end

function response(status)
  if status ~= 200 and status ~= 206 then
    bad = bad + 1
  end
end

function done(summary, latency)
  local errors = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  for _, thread in ipairs(threads) do
    errors = errors + thread:get("bad")
  end
  io.write(string.format("RESULT %d %d %d %d %d\n", summary.requests, summary.duration, latency:percentile(99), errors, summary.bytes))
end
